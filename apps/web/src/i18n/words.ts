/** The same keys in another language. Thai has no singular of its own, so the _one forms fall away. */
export type Words<T> = {
  [Key in keyof T as Key extends `${string}_one` ? never : Key]: T[Key] extends string
    ? string
    : Words<T[Key]>
}
