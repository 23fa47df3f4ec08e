/** Character and LaTeX command, the preferred command of a character first. */
export const symbols: [character: string, command: string][] = `
  α alpha|β beta|γ gamma|δ delta|ϵ epsilon|ε varepsilon|ζ zeta|η eta|θ theta|ϑ vartheta|ι iota|κ kappa|λ lambda|μ mu
  ν nu|ξ xi|π pi|ϖ varpi|ρ rho|ϱ varrho|σ sigma|ς varsigma|τ tau|υ upsilon|ϕ phi|φ varphi|χ chi|ψ psi|ω omega
  Γ Gamma|Δ Delta|Θ Theta|Λ Lambda|Ξ Xi|Π Pi|Σ Sigma|Υ Upsilon|Φ Phi|Ψ Psi|Ω Omega
  × times|÷ div|± pm|∓ mp|⋅ cdot|∗ ast|⋆ star|∘ circ|∙ bullet|⊕ oplus|⊖ ominus|⊗ otimes|⊘ oslash|⊙ odot|∩ cap|∪ cup
  ∧ wedge|∧ land|∨ vee|∨ lor|¬ neg|¬ lnot|∖ setminus|⊎ uplus|⊓ sqcap|⊔ sqcup|† dagger|‡ ddagger|⋄ diamond|△ triangle|□ square
  ≤ le|≤ leq|≤ leqslant|≥ ge|≥ geq|≥ geqslant|≠ ne|≠ neq|≈ approx|≡ equiv|∼ sim|≃ simeq|≅ cong|∝ propto|≪ ll|≫ gg|≺ prec|≻ succ
  ⊂ subset|⊃ supset|⊆ subseteq|⊇ supseteq|⊄ nsubset|∈ in|∉ notin|∋ ni|∅ emptyset|∅ varnothing|∀ forall|∃ exists|∄ nexists
  ⊥ perp|∥ parallel|∦ nparallel|∠ angle|∡ measuredangle|⊢ vdash|⊨ models|∣ mid|∤ nmid|≜ triangleq|≐ doteq
  → to|→ rightarrow|← leftarrow|← gets|↔ leftrightarrow|⇒ Rightarrow|⇐ Leftarrow|⇔ Leftrightarrow|⟹ implies|⟸ impliedby|⟺ iff
  ↑ uparrow|↓ downarrow|↕ updownarrow|⇑ Uparrow|⇓ Downarrow|↦ mapsto|⟶ longrightarrow|⟵ longleftarrow|⟷ longleftrightarrow
  ⇌ rightleftharpoons|⇋ leftrightharpoons|⇀ rightharpoonup|↼ leftharpoonup|↗ nearrow|↘ searrow|↖ nwarrow|↙ swarrow|⇄ rightleftarrows
  ∞ infty|∂ partial|∇ nabla|′ prime|ℏ hbar|ℓ ell|ℜ Re|ℑ Im|ℵ aleph|℘ wp|∴ therefore|∵ because|⊤ top|√ surd
  … ldots|… dots|⋯ cdots|⋮ vdots|⋱ ddots|⟨ langle|⟩ rangle|⌊ lfloor|⌋ rfloor|⌈ lceil|⌉ rceil|‖ Vert|‖ lVert|‖ rVert
  ∑ sum|∏ prod|∐ coprod|∫ int|∬ iint|∭ iiint|∮ oint|⋃ bigcup|⋂ bigcap|⨁ bigoplus|⨂ bigotimes|⋁ bigvee|⋀ bigwedge|⨆ bigsqcup|∯ oiint
  ♠ spadesuit|♡ heartsuit|♢ diamondsuit|♣ clubsuit|✓ checkmark|■ blacksquare|▲ blacktriangle|⧫ blacklozenge
  `
  .trim()
  .split(/[|\n]/)
  .map(entry => {
    const [character = '', command = ''] = entry.trim().split(' ')
    return [character, command]
  })

/** Functions that LaTeX sets upright by a command of their own. */
export const functionNames = new Set(
  'sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh coth log ln lg exp lim limsup liminf max min sup inf det dim gcd ker Pr arg deg hom'.split(
    ' ',
  ),
)

/** Combining character of an accent → command. Word also writes the spacing characters. */
export const accents: [mark: string, command: string][] = [
  ['\u20d7', 'vec'],
  ['\u0302', 'hat'],
  ['\u0303', 'tilde'],
  ['\u0304', 'bar'],
  ['\u0305', 'overline'],
  ['\u0307', 'dot'],
  ['\u0308', 'ddot'],
  ['\u20db', 'dddot'],
  ['\u030c', 'check'],
  ['\u0306', 'breve'],
  ['\u0301', 'acute'],
  ['\u0300', 'grave'],
  ['\u030a', 'mathring'],
  ['\u20d6', 'overleftarrow'],
  ['\u20e1', 'overleftrightarrow'],
  ['\u20d1', 'overrightharpoon'],
]

/** What stands for a combining mark in other writers' files. */
export const accentAliases: Record<string, string> = {
  '→': '\u20d7',
  '⃑': '\u20d7',
  '^': '\u0302',
  ˆ: '\u0302',
  '~': '\u0303',
  '˜': '\u0303',
  '¯': '\u0304',
  '‾': '\u0305',
  '̅': '\u0305',
  '˙': '\u0307',
  '¨': '\u0308',
  ˇ: '\u030c',
  '˘': '\u0306',
  '´': '\u0301',
  '`': '\u0300',
  '˚': '\u030a',
  '←': '\u20d6',
  '↔': '\u20e1',
}
