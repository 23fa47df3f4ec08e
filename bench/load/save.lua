-- Saves of one answer each, put together for wrk. Arguments: a file with a line per student (what stands before the
-- body's length, a tab, what stands before the sequence number), one with a line per question (what stands after it),
-- and the sequence number after which to go on. Each save is newer than all before it, as a student's are.
local students, answers, seq = {}, {}, 0

function init(arguments)
  math.randomseed(os.time())
  for line in io.lines(arguments[1]) do
    local head, lease = line:match('^(.-)\t(.*)$')
    students[#students + 1] = { head = head:gsub('|', '\r\n'), lease = lease }
  end
  for line in io.lines(arguments[2]) do
    answers[#answers + 1] = line
  end
  seq = tonumber(arguments[3])
end

function request()
  local student = students[math.random(#students)]
  seq = seq + 1
  local body = student.lease .. seq .. answers[math.random(#answers)]
  return student.head .. #body .. '\r\n\r\n' .. body
end
