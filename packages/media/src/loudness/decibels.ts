/** The factor that samples are multiplied with. */
export const amplitude = (decibels: number): number => 10 ** (decibels / 20)

/** The factor that their energy grows by. */
export const power = (decibels: number): number => 10 ** (decibels / 10)
