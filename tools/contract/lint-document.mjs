// Lints an OpenAPI document with the rules of Redocly (recommended) and Spectral: `node tools/contract/lint-document.mjs < openapi.json`.
import { text } from 'node:stream/consumers';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore from '@stoplight/spectral-core';
import spectralParsers from '@stoplight/spectral-parsers';
import spectralRulesets from '@stoplight/spectral-rulesets';

/** @returns {Promise<string[]>} each problem with its rule and location, including warnings */
async function lintDocument(source) {
  const spectral = new spectralCore.Spectral();
  spectral.setRuleset({ extends: [spectralRulesets.oas] });
  const [bySpectral, byRedocly] = [
    await spectral.run(new spectralCore.Document(source, spectralParsers.Json, 'openapi.json')),
    await lintFromString({
      source,
      absoluteRef: 'openapi.json',
      config: await createConfig({ extends: ['recommended'] }),
    }),
  ];
  return [
    ...bySpectral.map(({ code, path, message }) => `spectral ${code} at ${path.join('/')}: ${message}`),
    ...byRedocly.map(({ ruleId, location, message }) => `redocly ${ruleId} at ${location[0]?.pointer}: ${message}`),
  ];
}

const problems = await lintDocument(await text(process.stdin));
for (const problem of problems) console.log(problem);
if (problems.length > 0) process.exitCode = 1;
