import { giveUp, mergeAnswer, type Polled } from './merge-answer';
import { MAX_POLLS } from './poll-plan';

/** One search as far as it has come. */
export interface PolledSearch<Answer extends Polled> {
  readonly answer: Answer;
  /** How many answers of the present search have come. */
  readonly asked: number;
}

/** The key to go on with; undefined where a search has to begin anew. */
export function keyToContinue(known: PolledSearch<Polled> | undefined): string | undefined {
  return known && !known.answer.is_search_completed ? known.answer.search_key : undefined;
}

/** Takes the next answer in. A search begun anew keeps what is known until the registries have spoken again. */
export function takeAnswer<Answer extends Polled>(
  known: PolledSearch<Answer> | undefined,
  next: Answer,
): PolledSearch<Answer> {
  if (!known) return { answer: next, asked: 1 };
  const asked = keyToContinue(known) === undefined ? 1 : known.asked + 1;
  const taken = { answer: mergeAnswer({ ...known.answer, is_search_completed: false }, next), asked };
  return asked >= MAX_POLLS ? endSearch(taken) : taken;
}

/** Ends a search as it stands: what is still pending has no answer yet. */
export function endSearch<Answer extends Polled>(known: PolledSearch<Answer>): PolledSearch<Answer> {
  return known.answer.is_search_completed ? known : { ...known, answer: giveUp(known.answer) };
}
