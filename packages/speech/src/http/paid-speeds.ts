/** Each speed is a request that may cost money, so few are measured. */
export const paidSpeeds = [0.5, 0.75, 1.4, 2]
