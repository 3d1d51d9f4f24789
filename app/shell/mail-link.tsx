import { useSiteInfo } from './site-info.ts'

/** The site's contact address as a link. */
export function MailLink() {
  const { contactEmail } = useSiteInfo()
  return <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
}
