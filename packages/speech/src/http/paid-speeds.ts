/** Each is a request that somebody may pay for: few points draw the line. */
export const paidSpeeds = [0.5, 0.75, 1.4, 2]
