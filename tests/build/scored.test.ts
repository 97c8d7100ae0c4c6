import { CspEvaluator } from 'csp_evaluator'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../src/build/config/read-config.ts'
import { headerPolicy, pagePolicy } from '../../src/build/config/security-policy.ts'
import { buildInlineScripts } from '../../src/build/html/inline-scripts.ts'
import { builtFiles, readBuilt } from '../support/built-site.ts'

const https = 'https://services.sporte.example'

/** The defaults, a typical deployment, and streams limited to two origins. */
const configurations = {
  'nothing configured': {},
  'every service elsewhere': {
    VITE_LEAD_WEBHOOK_URL: `${https}/lead`,
    VITE_API_HOST: `${https}/api`,
    VITE_GEO_URL: `${https}/geo`,
    VITE_SCORES_URL: `${https}/scores`,
    VITE_CARD_URL: `${https}/card`,
    VITE_STATUS_URL: `${https}/status`,
    VITE_REPORT_URL: `${https}/report`,
    VITE_DEMO_VIDEO_URL: 'https://video.sporte.example/demo',
  },
  'streams from two origins': { VITE_STREAM_ORIGINS: 'https://a.example https://b.example' },
}

const configured = Object.entries(configurations).map(([name, variables]) => ({
  name,
  config: readConfig(variables),
}))

function findings(policy: string) {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .map(({ severity, directive, value, description }) => ({ severity, directive, value, description }))
}

describe("Google's CSP evaluator", () => {
  it("reports only 'self', for every configuration", async () => {
    const scripts = await buildInlineScripts()
    /** The only expected finding is conditional. The tests below show that its condition is not met. */
    const conditional = {
      severity: Severity.MEDIUM_MAYBE,
      directive: 'script-src',
      value: "'self'",
      description: "'self' can be problematic if you host JSONP, AngularJS or user uploaded files.",
    }
    for (const { name, config } of configured) {
      for (const policy of [headerPolicy(config, scripts), pagePolicy(config, scripts)]) {
        const above = findings(policy).filter(({ severity }) => severity < Severity.INFO)
        expect(above, `${name}: ${policy}`).toEqual([conditional])
      }
    }
  })

  it('hosts no AngularJS and no scripts except /assets/ and the worker, so the finding does not apply', () => {
    const scripts = builtFiles().filter((file) => /\.m?js$/.test(file))
    expect(scripts.filter((file) => !file.startsWith('assets/'))).toEqual(['sw.js'])
    const angular = /angular\.(?:module|bootstrap|version)|ng-app|ng-csp/
    expect(
      builtFiles().filter((file) => /\.(?:js|html)$/.test(file) && angular.test(readBuilt(file))),
    ).toEqual([])
  })

  it('hosts no uploads and no JSONP, so the finding does not apply', () => {
    // Visitor input goes to external services, or to the sandbox, which is not deployed.
    const types = new Set(builtFiles().map((file) => /(?:\.[a-z\d]+)?$/.exec(file)?.[0]))
    expect([...types].filter((type) => type && /^\.(?:php|cgi|wasm|swf|mjs|json)$/.test(type))).toEqual([])
    const scripts = builtFiles().filter((file) => /^assets\/.*\.js$/.test(file))
    expect(scripts.filter((file) => readBuilt(file).startsWith('/**/'))).toEqual([])
  })
})
