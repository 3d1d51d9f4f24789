export default function Home() {
  return <h1>Platewise</h1>
}
