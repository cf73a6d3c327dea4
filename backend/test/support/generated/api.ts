import fc from 'fast-check';
import { DeclaredAnswers, listOperations, type Document, type Operation } from '../fuzz/operations';
import { SchemaValues } from '../fuzz/schema-values';
import { REGISTRANT } from '../shop';
import type { Seeded } from './seeded';

/** The API as described by its document. */
export class Api {
  readonly operations: ReadonlyMap<string, Operation>;
  readonly answers: DeclaredAnswers;
  readonly #values: SchemaValues;
  readonly #bodies = new Map<string, readonly unknown[]>();

  constructor(document: Document) {
    this.operations = new Map(listOperations(document).map((operation) => [operation.id, operation]));
    this.answers = new DeclaredAnswers(document);
    this.#values = new SchemaValues(document.components.schemas, {
      currency_code: ['USD'],
      registrant: [REGISTRANT],
      contact: [REGISTRANT],
      max_wait: [0],
    });
  }

  operation(id: string): Operation {
    const found = this.operations.get(id);
    if (!found) throw new Error(`The document has no ${id}`);
    return found;
  }

  /** A random body that the document allows. */
  generated({ id, body }: Operation, random: Seeded): unknown {
    if (!body) return undefined;
    const made = this.#bodies.get(id) ?? fc.sample(this.#values.of(body), { numRuns: 60, seed: 7 });
    this.#bodies.set(id, made);
    return random.pick(made);
  }

  /** The operation of an altered request. */
  findOperation(made: Operation, method: string): Operation | undefined {
    if (made.method === method) return made;
    const others = [...this.operations.values()].filter((other) => other.method === method);
    // A fixed path may match another operation's parameter.
    return others.find(({ path }) => path === made.path) ?? others.find(({ path }) => takes(path, made.path));
  }
}

const takes = (template: string, path: string): boolean =>
  new RegExp(`^${template.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`).test(path);
