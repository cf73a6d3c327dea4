import type { Availability } from '@storefront/shared/contract';
import { translator } from '@storefront/shared/i18n';
import { searchResult } from '@storefront/shared/testing';
import { progressNote, getSpokenProgress } from './group-progress';
import { pauseBeforePoll } from '../../../model/polled-search';

const t = translator('en');

const rows = (...statuses: Availability[]) =>
  statuses.map((status, index) => searchResult({ domain: `tannery${index}.com`, status }));

describe('what a group says of its progress', () => {
  it('[SE-02b] counts what has been answered beside the heading', () => {
    expect(progressNote({ group: 'popular', results: undefined, expected: 11 }, t)).toBe('checking 11 registries');
    expect(progressNote({ group: 'popular', results: rows('pending', 'pending'), expected: 11 }, t)).toBe(
      'checking 2 registries',
    );
    expect(progressNote({ group: 'popular', results: rows('available', 'taken', 'unknown'), expected: 11 }, t)).toBe(
      '2 of 3 answered',
    );
    expect(progressNote({ group: 'popular', results: rows('pending', 'unknown'), expected: 11 }, t)).toBe(
      'checking 2 registries',
    );
    expect(progressNote({ group: 'all', results: rows('unknown', 'unknown'), expected: 5 }, t)).toBe('no answer yet');
    expect(progressNote({ group: 'popular', results: rows('available', 'taken'), expected: 11 }, t)).toBe(
      'all 2 answered',
    );
    expect(progressNote({ group: 'all', results: rows('available'), expected: 5 }, t)).toBe(
      'closest to your word first',
    );
  });

  it('[SE-06] speaks of names without an answer apart from taken ones', () => {
    expect(getSpokenProgress('Most popular domains', undefined, t)).toBe('Most popular domains: checking');
    expect(getSpokenProgress('Most popular domains', rows('available', 'pending'), t)).toBe(
      'Most popular domains: 1 available, 1 of 2 answered',
    );
    expect(getSpokenProgress('Most popular domains', rows('available', 'taken', 'unknown'), t)).toBe(
      'Most popular domains: 1 of 3 available, 1 without an answer yet',
    );
    expect(getSpokenProgress('All available domains', [], t)).toBe('All available domains: nothing found');
  });

  it('[SE-02b] polls at once at first and then more slowly, up to every two seconds', () => {
    expect([1, 6, 7, 8, 9, 10, 11, 20].map(pauseBeforePoll)).toEqual([10, 100, 200, 400, 800, 1600, 2000, 2000]);
  });
});
