import { Navigate } from 'react-router'

/** `/admin` redirects to the dashboard. */
export default function AdminIndex() {
  return <Navigate to="/dashboard" replace />
}
