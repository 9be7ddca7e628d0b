import { ObjectMissing, type ObjectStore } from '../src/object-store.ts'

export const isStored = async (store: ObjectStore, key: string): Promise<boolean> => {
  try {
    const { body } = await store.open(key)
    // The rest of the answer is not read.
    body.on('error', () => undefined).destroy()
    return true
  } catch (error) {
    if (error instanceof ObjectMissing) return false
    throw error
  }
}
