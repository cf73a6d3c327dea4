import { logProblem, onProblem } from './problem-log';
import { onStorageTrouble, reportStorageTrouble } from './storage-trouble';

describe('[NT-13] problems that are only logged', () => {
  it('reach the console, and each listener until it stops', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const heard = jest.fn();
    const stop = onProblem(heard);
    const error = new TypeError('no route');
    logProblem('currency', error);
    stop();
    logProblem('currency', 'again');
    expect(heard).toHaveBeenCalledTimes(1);
    expect(heard).toHaveBeenCalledWith({ area: 'currency', error });
    expect(warn.mock.calls).toEqual([['[currency] TypeError: no route'], ['[currency] again']]);
    warn.mockRestore();
  });

  it('[CT-10a] [CT-10c] wait for the first listener when storage causes them', () => {
    reportStorageTrouble({ area: 'cart', kind: 'corrupt' });
    const heard = jest.fn();
    const stop = onStorageTrouble(heard);
    reportStorageTrouble({ area: 'cart', kind: 'newer' });
    stop();
    expect(heard.mock.calls.flat()).toEqual([
      { area: 'cart', kind: 'corrupt' },
      { area: 'cart', kind: 'newer' },
    ]);
  });
});
