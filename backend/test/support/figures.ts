import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reports the figures of a campaign to `tools/robustness.mjs`, which sets the folder. */
export function reportFigures(campaign: string, figures: Readonly<Record<string, number | string>>): void {
  const folder = process.env.ROBUSTNESS_FIGURES;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${campaign}.json`), JSON.stringify(figures));
}
