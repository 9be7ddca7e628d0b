import { useEffect } from 'react'

export const usePageTitle = (title: string): void => {
  useEffect(() => {
    const before = document.title
    document.title = `${title} · Voxdeck`
    return () => {
      document.title = before
    }
  }, [title])
}
