/**
 * Probability of a standard normal value above `z`. The error is below 1.2e-7 (Numerical Recipes, 2nd
 * edition, 6.2, `erfcc`).
 */
export const normalTail = (z: number): number => {
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + x / 2)
  const polynomial = coefficients.reduceRight((sum, coefficient) => sum * t + coefficient, 0)
  const tail = (t * Math.exp(-x * x + polynomial)) / 2
  return z >= 0 ? tail : 1 - tail
}

const coefficients = [
  -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587,
  -0.82215223, 0.17087277,
]
