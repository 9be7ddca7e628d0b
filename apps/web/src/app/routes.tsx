import { lazy, Suspense, useEffect } from 'react'
import { Route, Switch } from 'wouter'
import { useCurrentUser } from '@/session/get-user.ts'
import { LoadingScreen } from './loading-screen.tsx'
import { NotFound } from './not-found.tsx'

const loadLanding = () => import('@/features/landing/landing.tsx')
const loadDashboard = () => import('./dashboard-page.tsx')

const Landing = lazy(async () => ({ default: (await loadLanding()).Landing }))
const DashboardPage = lazy(async () => ({ default: (await loadDashboard()).DashboardPage }))
const EditorPage = lazy(async () => ({ default: (await import('./editor-page.tsx')).EditorPage }))

const AdminPage = lazy(async () => ({ default: (await import('./admin-page.tsx')).AdminPage }))

export const Routes = () => (
  <Suspense fallback={<LoadingScreen />}>
    <Switch>
      <Route path="/">
        <Home />
      </Route>
      <Route path="/projects/:id">{({ id }) => <Project id={id} />}</Route>
      <Route path="/admin">
        <Administration />
      </Route>
      <Route>
        <NotFound />
      </Route>
    </Switch>
  </Suspense>
)

const Home = () => {
  const { user, isPending } = useCurrentUser()
  // Prefetch the landing chunk while the session request runs, so a visitor does not wait for both in
  // sequence.
  useEffect(() => void loadLanding(), [])
  if (isPending) return <LoadingScreen />
  return user ? <DashboardPage /> : <Landing />
}

const Project = ({ id }: { id: string }) => {
  const { user, isPending } = useCurrentUser()
  if (isPending) return <LoadingScreen />
  return user ? <EditorPage projectId={id} /> : <Landing />
}

/** H4: for anyone but an administrator the route is not found. */
const Administration = () => {
  const { user, isPending } = useCurrentUser()
  if (isPending) return <LoadingScreen />
  return user?.isAdministrator ? <AdminPage /> : <NotFound />
}
