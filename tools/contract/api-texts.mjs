// Extracts the descriptions of the API document from the comments of the contract, which builds strip, and writes them to
// `backend/src/http/api-texts.json`: `node tools/contract/api-texts.mjs`.
import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { fromRoot } from '../lib/paths.mjs';

export const API_TEXTS = 'backend/src/http/api-texts.json';
const CONTRACT = fromRoot('shared/src/contract/index.ts');

/** Ids of requirements, removed because readers of the API document do not have them. */
const CLAUSES = / \((?:[A-Z]{1,2}-?\d+[a-z]?(?:[,;] )?)+\)|(?<=\()[A-Z]{2}-\d+[a-z]?; /g;

/** An object of the contract: for each property its text and the objects it can contain. */
/** @typedef {Record<string, { text?: string, literal?: unknown, objects?: number[] }>} ObjectTexts */

class Texts {
  /** @type {ObjectTexts[]} */
  objects = [];
  #numbers = new Map();
  #checker;

  constructor(checker) {
    this.#checker = checker;
  }

  text(symbol) {
    const text = ts.displayPartsToString(symbol.getDocumentationComment(this.#checker));
    return text.replace(CLAUSES, '').replace(/\s+/g, ' ').trim() || undefined;
  }

  /** @returns {number[]} the objects that a type can be, or contain in lists and records, without descending into their properties */
  objectsIn(type) {
    const checker = this.#checker;
    if (type.isUnion()) return [...new Set(type.types.flatMap((each) => this.objectsIn(each)))];
    // A branded string or number.
    if (type.isIntersection() && !type.types.every((each) => each.flags & ts.TypeFlags.Object)) return [];
    if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return [];
    if (checker.isArrayType(type) || checker.isTupleType(type))
      return checker.getTypeArguments(type).flatMap((each) => this.objectsIn(each));
    const properties = type.getProperties();
    const held = type.getStringIndexType();
    if (properties.length === 0) return held ? this.objectsIn(held) : [];
    /** @type {ObjectTexts} */
    const texts = {};
    for (const property of properties) {
      const of = checker.getTypeOfSymbol(property);
      const objects = this.objectsIn(of);
      const text = this.text(property);
      texts[property.name] = {
        ...(text && { text }),
        ...(of.isStringLiteral() && { literal: of.value }),
        ...(objects.length > 0 && { objects }),
      };
    }
    return [this.#number(texts)];
  }

  #number(texts) {
    const key = JSON.stringify(texts);
    if (!this.#numbers.has(key)) this.#numbers.set(key, this.objects.push(texts) - 1);
    return this.#numbers.get(key);
  }
}

/** @returns {string} the expected content of the file */
export function writeApiTexts() {
  const config = ts.getParsedCommandLineOfConfigFile(
    fromRoot('shared/tsconfig.json'),
    { noEmit: true },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(String(messageText));
      },
    },
  );
  const program = ts.createProgram([CONTRACT], { ...config.options, types: [] });
  const checker = program.getTypeChecker();
  const texts = new Texts(checker);
  const member = (type, ...path) =>
    path.reduce((at, name) => {
      const property = at?.getProperty(name);
      return property && checker.getTypeOfSymbol(property);
    }, type);

  const calls = {};
  const schemas = {};
  let errorCodes = {};
  const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(CONTRACT)));
  for (const alias of exported.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const symbol = alias.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(alias) : alias;
    if (symbol.name === 'ErrorParams') {
      const codes = checker.getDeclaredTypeOfSymbol(symbol).getProperties();
      errorCodes = Object.fromEntries(codes.map((code) => [code.name, texts.text(code) ?? '']));
    }
    if (!(symbol.flags & ts.SymbolFlags.Variable)) continue;
    const type = checker.getTypeOfSymbol(symbol);
    if (member(type, 'refusals')) {
      const of = (part, side) => {
        const read = member(type, part, '_zod', side);
        return read ? texts.objectsIn(read) : [];
      };
      const isDocument = checker.typeToString(type).includes('Uint8Array');
      calls[alias.name] = {
        params: of('params', 'output'),
        input: of('input', 'input'),
        output: isDocument ? [] : of('output', 'output'),
      };
    } else if (member(type, '_zod')) {
      const text = texts.text(symbol);
      schemas[alias.name] = { ...(text && { text }), objects: texts.objectsIn(member(type, '_zod', 'output')) };
    }
  }
  return `${JSON.stringify({ calls, schemas, errorCodes, objects: texts.objects }, null, 1)}\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const written = writeApiTexts();
  const before = await readFile(fromRoot(API_TEXTS), 'utf8').catch(() => undefined);
  if (before !== written) await writeFile(fromRoot(API_TEXTS), written);
}
