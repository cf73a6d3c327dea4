test('the calendar is loaded with the first order that needs it, once', async () => {
  const load = jest.fn(() => jest.requireActual<object>('date-holidays'));
  jest.doMock('date-holidays', load);
  const { loadPublicHolidays } = await import('./public-holidays');
  expect(load).not.toHaveBeenCalled();
  const isPublicHoliday = await loadPublicHolidays();
  expect(['2026-12-24', '2026-12-25'].map((day) => isPublicHoliday('DE', day))).toEqual([false, true]);
  await loadPublicHolidays();
  expect(load).toHaveBeenCalledTimes(1);
});
