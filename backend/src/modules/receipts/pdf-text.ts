import bidiFactory from 'bidi-js';
import { fontFileFor, type Weight } from './document-fonts';

export interface TextStyle {
  /** Points. */
  readonly size: number;
  readonly weight?: Weight;
  readonly color?: string;
}

/** Characters of one direction and one face, in the order of the text. */
interface Run {
  readonly text: string;
  readonly font: string;
  readonly level: number;
}

/** On a right-to-left page everything is mirrored. */
interface PageLanguage {
  /** BCP 47. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
}

const bidi = bidiFactory();

/** The marks of Unicode that give a direction or isolate a stretch of text; they decide order and have no shape. */
const DIRECTIONS = /[\u200e\u200f\u2066-\u2069]/u;

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** A domain name whose labels keep their places whatever their script, as on the screen. */
export function isolateLabels(name: string): string {
  return `\u2066${name
    .split('.')
    .map((label) => `\u2068${label}\u2069`)
    .join('.')}\u2069`;
}

/**
 * Sets text of any script: fonts change within a line, and right-to-left runs are placed by the Unicode Bidirectional Algorithm (UAX 9),
 * which pdfkit does not implement.
 */
export class PdfText {
  readonly #doc: PDFKit.PDFDocument;
  readonly #page: PageLanguage;

  constructor(doc: PDFKit.PDFDocument, page: PageLanguage) {
    this.#doc = doc;
    this.#page = page;
  }

  /** Points that the text takes in one line. */
  width(text: string, style: TextStyle): number {
    return this.#runs(text, style).reduce((sum, run) => sum + this.#runWidth(run, style), 0);
  }

  /** Draws one line from `x` points off the edge at which lines begin; `end` lets it end there. */
  line(text: string, x: number, y: number, style: TextStyle, align: 'start' | 'end' = 'start'): void {
    const mirrored = this.#page.direction === 'rtl';
    const edge = mirrored ? this.#doc.page.width - x : x;
    let at = mirrored === (align === 'start') ? edge - this.width(text, style) : edge;
    for (const run of this.#runs(text, style)) {
      const width = this.#runWidth(run, style);
      // Faces differ in height: all stand on one base line.
      this.#doc
        .fillColor(style.color ?? '#000000')
        .text(run.text, at, y + style.size, { lineBreak: false, baseline: 'alphabetic' });
      at += width;
    }
  }

  /** Breaks text into lines that fit, at spaces and hyphens, a longer word anywhere. */
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
    // A name in Latin letters keeps its full stop at its end on any page; a sentence has the direction of the page, whatever it begins
    // with.
    const { language, direction } = this.#page;
    return visualRuns(text, weight, language, direction === 'rtl' && RIGHT_TO_LEFT.test(text) ? 'rtl' : 'auto');
  }

  #runWidth({ text, font }: Run, { size }: TextStyle): number {
    return this.#doc.font(font).fontSize(size).widthOfString(text);
  }
}

/** The runs of a line from left to right. Each keeps the order of its text: the shaping of its face turns it. */
function visualRuns(text: string, weight: Weight, language: string, base: 'rtl' | 'auto'): Run[] {
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
    // A mark belongs to the letter before it.
    const font = last && /\p{Mark}/u.test(character) ? last.font : fontFileFor(character, weight, language);
    if (last && last.font === font && last.level === level)
      runs[runs.length - 1] = { ...last, text: last.text + character };
    else runs.push({ text: character, font, level });
  }
  return reordered(runs.map(turned), paragraphs[0]?.level ?? 0);
}

/** Shaping turns the letters of right-to-left scripts; spaces and brackets between them are turned here. */
function turned(run: Run): Run {
  return run.level % 2 === 1 && !RIGHT_TO_LEFT.test(run.text)
    ? { ...run, text: [...run.text].reverse().join('') }
    : run;
}

/** Rule L2: from the highest level down, every stretch of at least that level is turned round. */
function reordered(runs: Run[], base: number): Run[] {
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
