import fc from 'fast-check';
import { addHeights, findRow } from './row-starts';

describe('addHeights and findRow', () => {
  it('find the row that contains a point, and the nearest one outside the list', () => {
    const starts = addHeights(3, (place) => [20, 40, 10][place] ?? 0);
    expect([...starts]).toEqual([0, 20, 60, 70]);
    expect([-5, 0, 19, 20, 59, 60, 70, 900].map((point) => findRow(starts, point))).toEqual([0, 0, 0, 1, 1, 2, 2, 2]);
    expect(
      findRow(
        addHeights(0, () => 20),
        5,
      ),
    ).toBe(0);
  });

  it('agree with walking from row to row', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1 }), fc.nat(5000), (heights, point) => {
        const starts = addHeights(heights.length, (place) => heights[place] ?? 0);
        const walked = heights.findIndex((_, place) => point < (starts[place + 1] ?? 0));
        expect(findRow(starts, point)).toBe(walked < 0 ? heights.length - 1 : walked);
      }),
    );
  });
});
