import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { CrashBoundary } from './crash-boundary.tsx'
import { createQueryClient } from './query-client.ts'
import { Routes } from './routes.tsx'

export const App = () => {
  const [queryClient] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <CrashBoundary>
        <Routes />
      </CrashBoundary>
    </QueryClientProvider>
  )
}
