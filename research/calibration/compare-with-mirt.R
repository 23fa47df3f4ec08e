# Compares a calibration of `npm run calibrate` with R's mirt on the same answers. Needs R with the packages mirt and jsonlite.
#
#   npm run calibrate -- --responses a.txt --items a.csv --model 3pl --prior-a 0,0.5 --prior-d 0,2 \
#     --prior-logit-c options,0.5 --converged --out a.json
#   Rscript research/calibration/compare-with-mirt.R a.txt a.csv a.json
#
# Prints the largest differences of a, d, c, their errors and the abilities, and both objectives. mirt stops at a loose
# tolerance of its own; the one given here is as tight as its inner optimiser allows. With lognormal priors of a its standard
# errors differ by a known fault of sign (docs/scoring.md); those without priors agree.
library(mirt)
library(jsonlite)

args <- commandArgs(trailingOnly = TRUE)
if (length(args) != 3) stop("Usage: Rscript compare-with-mirt.R RESPONSES.txt ITEMS.csv RESULT.json")
rows <- strsplit(readLines(args[1]), "")
answers <- as.data.frame(do.call(rbind, lapply(rows, function(row) suppressWarnings(as.integer(row)))))
items <- read.csv(args[2])
ours <- fromJSON(args[3])
stopifnot(nrow(items) == ncol(answers), ncol(answers) == nrow(ours$items))

guesses <- ours$model == "3pl" & items$type != "numeric"
if (ours$model == "1pl") stop("mirt has no slope that is common and estimated; compare 2pl or 3pl")
itemtype <- ifelse(guesses, "3PL", "2PL")
names(answers) <- paste0("I", seq_len(ncol(answers)))
parameters <- mirt(answers, 1, itemtype = itemtype, pars = "values")
parameters$prior.type <- as.character(parameters$prior.type)
hasPriors <- ours$logPrior != 0
for (item in if (hasPriors) seq_len(ncol(answers)) else integer()) {
  own <- parameters$item == names(answers)[item]
  set <- function(name, kind, mean, sd) {
    at <- own & parameters$name == name
    parameters[at, c("prior.type", "prior_1", "prior_2")] <<- list(kind, mean, sd)
  }
  set("a1", "lnorm", 0, 0.5)
  set("d", "norm", 0, 2)
  # mirt keeps g as a logit inside; a normal prior is one of that logit.
  if (guesses[item]) set("g", "norm", qlogis(1 / items$options[item]), 0.5)
}
model <- mirt(
  answers, 1,
  itemtype = itemtype, pars = parameters, SE = TRUE, TOL = 1e-8, quadpts = 61,
  technical = list(NCYCLES = 5000), verbose = FALSE
)
theirs <- coef(model, simplify = TRUE)$items
abilities <- fscores(model, method = "EAP", quadpts = 61, full.scores.SE = TRUE)

largest <- function(name, one, other) cat(sprintf("%-22s %.2e\n", name, max(abs(one - other), na.rm = TRUE)))
largest("a", ours$items$a, theirs[, "a1"])
largest("d", ours$items$d, theirs[, "d"])
largest("c", ours$items$c, theirs[, "g"])
largest("EAP", ours$persons$eap, abilities[, 1])
largest("posterior SD", ours$persons$se, abilities[, 2])
cat(sprintf("log likelihood: ours %.6f, mirt's %.6f\n", ours$logLik, extract.mirt(model, "logLik")))
cat(sprintf("log prior: ours %.6f, mirt's %.6f\n", ours$logPrior, extract.mirt(model, "logPrior")))
