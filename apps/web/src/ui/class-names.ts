import { type ClassValue, clsx } from 'clsx'
import { twMerge } from 'tailwind-merge'

/** Joins classes; of two that set the same property the later one wins. */
export const classNames = (...classes: ClassValue[]): string => twMerge(clsx(classes))
