import { Navigate } from 'react-router'

/** /admin is a name for the dashboard. */
export default function AdminIndex() {
  return <Navigate to="/dashboard" replace />
}
