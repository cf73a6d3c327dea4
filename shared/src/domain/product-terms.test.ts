import { formatDuration } from './product-terms';

it.each([
  [60, '1 minute'],
  [1_800, '30 minutes'],
  [3_600, '1 hour'],
  [5_400, '90 minutes'],
  [86_400, '24 hours'],
  [172_800, '2 days'],
])('[RT-21] formatDuration writes %d seconds as %s', (seconds, words) => {
  expect(formatDuration(seconds)).toBe(words);
});
