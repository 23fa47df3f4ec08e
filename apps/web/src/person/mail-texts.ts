export const texts = {
  resend: 'Kirim ulang email',
  resendIn: (seconds: number) => `Kirim ulang dalam ${seconds} detik`,
}
