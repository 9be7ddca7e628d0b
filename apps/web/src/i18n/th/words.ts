/** The same keys in another language, without the `_one` forms: Thai has no singular. */
export type Words<T> = {
  [Key in keyof T as Key extends `${string}_one` ? never : Key]: T[Key] extends string
    ? string
    : Words<T[Key]>
}
