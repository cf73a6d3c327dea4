import bidiFactory from 'bidi-js';
import { fontFileFor, type FontWeight } from './document-fonts';

export interface TextStyle {
  /** Points. */
  readonly size: number;
  readonly weight?: FontWeight;
  readonly color?: string;
}

/** Consecutive characters with one direction and one face. */
interface Run {
  readonly text: string;
  readonly font: string;
  readonly level: number;
}

/** Language of a page. A right-to-left page is mirrored. */
interface PageLanguage {
  /** BCP 47. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
}

const bidi = bidiFactory();

/** Unicode direction and isolate marks: they affect order and are not drawn. */
const DIRECTIONS = /[\u200e\u200f\u2066-\u2069]/u;

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Isolates the labels of a domain, so that they keep their order in any script, as on screen. */
export function isolateLabels(name: string): string {
  return `\u2066${name
    .split('.')
    .map((label) => `\u2068${label}\u2069`)
    .join('.')}\u2069`;
}

/**
 * Draws text of any script: switches faces within a line and orders right-to-left runs by the Unicode Bidirectional Algorithm (UAX 9),
 * which pdfkit does not.
 */
export class PdfText {
  readonly #doc: PDFKit.PDFDocument;
  readonly #page: PageLanguage;

  constructor(doc: PDFKit.PDFDocument, page: PageLanguage) {
    this.#doc = doc;
    this.#page = page;
  }

  /** Returns the width of the text on one line, in points. */
  width(text: string, style: TextStyle): number {
    return this.#runs(text, style).reduce((sum, run) => sum + this.#runWidth(run, style), 0);
  }

  /** Draws one line at `x` points from the edge where lines start; `end` aligns its end there. */
  line(text: string, x: number, y: number, style: TextStyle, align: 'start' | 'end' = 'start'): void {
    const mirrored = this.#page.direction === 'rtl';
    const edge = mirrored ? this.#doc.page.width - x : x;
    let at = mirrored === (align === 'start') ? edge - this.width(text, style) : edge;
    for (const run of this.#runs(text, style)) {
      const width = this.#runWidth(run, style);
      // Faces differ in height, so all are aligned on one baseline.
      this.#doc
        .fillColor(style.color ?? '#000000')
        .text(run.text, at, y + style.size, { lineBreak: false, baseline: 'alphabetic' });
      at += width;
    }
  }

  /** Breaks text into lines of at most `width` points, at spaces, dots and hyphens, and longer words anywhere. */
  wrap(text: string, width: number, style: TextStyle): string[] {
    const lines: string[] = [];
    let line = '';
    for (const part of text.split(/(?<=[\s.\-])/u)) {
      if (this.width((line + part).trimEnd(), style) <= width) {
        line += part;
        continue;
      }
      if (line) lines.push(line.trimEnd());
      line = '';
      for (const character of part) {
        if (line && this.width(line + character, style) > width) {
          lines.push(line);
          line = '';
        }
        line += character;
      }
    }
    if (line.trim() || lines.length === 0) lines.push(line.trimEnd());
    return lines;
  }

  #runs(text: string, { weight = 'regular' }: TextStyle): Run[] {
    // Text without right-to-left letters keeps its own direction, so that a name such as "Ltd." keeps its final dot; a sentence follows the
    // page.
    const { language, direction } = this.#page;
    return visualRuns(text, weight, language, direction === 'rtl' && RIGHT_TO_LEFT.test(text) ? 'rtl' : 'auto');
  }

  #runWidth({ text, font }: Run, { size }: TextStyle): number {
    return this.#doc.font(font).fontSize(size).widthOfString(text);
  }
}

/** Returns the runs of a line from left to right. Text within a run stays in logical order, because shaping reverses it. */
function visualRuns(text: string, weight: FontWeight, language: string, base: 'rtl' | 'auto'): Run[] {
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text, base);
  const mirrored = bidi.getMirroredCharactersMap(text, levels);
  const runs: Run[] = [];
  let index = 0;
  for (const written of text) {
    const level = levels[index] ?? 0;
    const character = mirrored.get(index) ?? written;
    index += written.length;
    if (DIRECTIONS.test(character)) continue;
    const last = runs.at(-1);
    // A combining mark uses the face of its base letter.
    const font = last && /\p{Mark}/u.test(character) ? last.font : fontFileFor(character, weight, language);
    if (last && last.font === font && last.level === level)
      runs[runs.length - 1] = { ...last, text: last.text + character };
    else runs.push({ text: character, font, level });
  }
  return reorderRuns(runs.map(turnRun), paragraphs[0]?.level ?? 0);
}

/** Reverses spaces and brackets in right-to-left text; shaping already reverses the letters. */
function turnRun(run: Run): Run {
  return run.level % 2 === 1 && !RIGHT_TO_LEFT.test(run.text)
    ? { ...run, text: [...run.text].reverse().join('') }
    : run;
}

/** Rule L2: from the highest level down, reverses every run sequence of at least that level. */
function reorderRuns(runs: Run[], base: number): Run[] {
  const highest = Math.max(base, ...runs.map(({ level }) => level));
  const result = [...runs];
  for (let level = highest; level >= 1; level -= 1) {
    for (let start = 0; start < result.length; start += 1) {
      let end = start;
      while ((result[end]?.level ?? -1) >= level) end += 1;
      if (end - start > 1) result.splice(start, end - start, ...result.slice(start, end).reverse());
      if (end > start) start = end;
    }
  }
  return result;
}
