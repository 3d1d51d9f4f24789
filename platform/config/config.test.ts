import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

describe('the configuration', () => {
  it('has defaults for everything', () => {
    const config = readConfig({}, '/srv/site')
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      siteUrl: 'http://127.0.0.1:3000',
      siteName: 'Platewise',
      dataDir: '/srv/site/data',
      registration: 'open',
      sampleContent: true,
      trustedProxies: 0,
      workers: 1,
    })
  })

  it('treats an empty value as absent, except for the portraits, which it turns off', () => {
    expect(readConfig({ PORT: '', SITE_NAME: '' }, '/')).toMatchObject({ port: 3000 })
    expect(readConfig({ PORTRAIT_URL: '' }, '/').portraitUrl).toBe('')
  })

  it('reports all invalid variables in one message', () => {
    const wrong = { PORT: 'seven', SITE_URL: 'nowhere', FETCH_ALLOW_HOSTS: 'a b' }
    const read = () => readConfig({ ...wrong, WORKERS: '1.5', REGISTRATION: 'maybe' }, '/')
    expect(read).toThrow(ConfigError)
    for (const name of [...Object.keys(wrong), 'WORKERS', 'REGISTRATION']) {
      expect(read).toThrow(name)
    }
  })

  it('accepts several social network pages, and no other text', () => {
    const links = 'https://social.example/plates, https://photos.example/plates'
    expect(readConfig({ SOCIAL_LINKS: links }, '/').socialLinks).toEqual(links.split(', '))
    expect(readConfig({}, '/').socialLinks).toEqual([])
    expect(() => readConfig({ SOCIAL_LINKS: 'javascript:alert(1)' }, '/')).toThrow('SOCIAL_LINKS')
  })

  it('requires the variables of a bucket together', () => {
    expect(readConfig({}, '/').s3).toBeUndefined()
    expect(readConfig({ S3_BUCKET: 'plates' }, '/').s3).toMatchObject({ region: 'us-east-1' })
    const half = { PORT: 'seven', S3_ENDPOINT: 'http://s3.local', S3_ACCESS_KEY_ID: 'key' }
    for (const name of ['PORT', 'S3_BUCKET', 'S3_SECRET_ACCESS_KEY']) {
      expect(() => readConfig(half, '/')).toThrow(name)
    }
  })

  it.each([
    ['off', 0],
    ['on', 1],
    ['3', 3],
  ])('reads TRUST_PROXY=%s as %i proxies', (value, proxies) => {
    expect(readConfig({ TRUST_PROXY: value }, '/').trustedProxies).toBe(proxies)
  })

  it('removes the slash at the end of the site address and puts IPv6 hosts in brackets', () => {
    expect(readConfig({ SITE_URL: 'https://a.example/' }, '/').siteUrl).toBe('https://a.example')
    expect(readConfig({ HOST: '::1' }, '/').siteUrl).toBe('http://[::1]:3000')
  })

  it('parses models as provider and name, with none by default', () => {
    expect(readConfig({}, '/')).toMatchObject({ imageModel: null, visionModel: null })
    expect(readConfig({ IMAGE_MODEL: 'illustrator' }, '/').imageModel).toBeNull()
    const config = readConfig(
      { IMAGE_MODEL: 'openai:gpt-image-1', VISION_MODEL: 'compatible:qwen:7b' },
      '/',
    )
    expect(config.imageModel).toEqual({
      provider: 'openai',
      model: 'gpt-image-1',
      name: 'openai:gpt-image-1',
    })
    expect(config.visionModel).toMatchObject({ provider: 'compatible', model: 'qwen:7b' })
  })

  it.each([
    ['IMAGE_MODEL', 'gpt-image-1'],
    ['IMAGE_MODEL', 'anthropic:claude'],
    ['IMAGE_MODEL', 'openai:'],
    ['VISION_MODEL', 'illustrator'],
    ['OPENAI_BASE_URL', 'localhost:8080'],
    ['COMPATIBLE_BASE_URL', 'ftp://a.example'],
    ['AI_MONTHLY_LIMIT_USD', '-1'],
    ['AI_MONTHLY_LIMIT_USD', 'five'],
    ['LOG_LEVEL', 'loud'],
  ])('refuses %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value }, '/')).toThrow(`${name} must be`)
  })

  it('does not repeat an invalid key in the message', () => {
    const read = () => readConfig({ OPENAI_API_KEY: 'two secret words' }, '/')
    expect(read).toThrow('OPENAI_API_KEY must be')
    expect(read).not.toThrow('secret')
  })
})
