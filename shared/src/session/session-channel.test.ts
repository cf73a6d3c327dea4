import { openSessionChannel } from './session-channel';

describe('[GD-06] the session channel without BroadcastChannel', () => {
  it('posts through a storage key and leaves nothing there', () => {
    const set = jest.spyOn(Storage.prototype, 'setItem');
    openSessionChannel().post('signed-out');
    expect(set).toHaveBeenCalledWith('sf:session', 'signed-out');
    expect(localStorage.getItem('sf:session')).toBeNull();
    set.mockRestore();
  });

  it('hears only messages of its own from another tab', () => {
    const heard = jest.fn();
    openSessionChannel().listen(heard);
    for (const newValue of ['signed-in', null, 'other'])
      window.dispatchEvent(new StorageEvent('storage', { key: 'sf:session', newValue }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'sf:cart', newValue: 'signed-in' }));
    expect(heard.mock.calls).toEqual([['signed-in']]);
  });

  it('does not throw when storage is forbidden', () => {
    const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(() => openSessionChannel().post('signed-in')).not.toThrow();
    set.mockRestore();
  });
});
