/** The order matters, because many browsers also name those that they are based on. */
const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(HeadlessChrome|Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
  ['curl', /^curl\//],
] as const

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const

/** The common name of a browser with this User-Agent, such as `Firefox on Linux`; empty if unknown. */
export function browserName(agent: string): string {
  const browser = browsers.find(([, sign]) => sign.test(agent))?.[0]
  const system = systems.find(([, sign]) => sign.test(agent))?.[0]
  return [browser, system].filter(Boolean).join(' on ')
}
