import { takeInitialData } from './initial-data';

/** A document with these answers as its initial data, reached in a certain way. */
function arrive(answers: object | undefined, type = 'navigate'): void {
  document.body.innerHTML = '';
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  if (answers) {
    const script = document.createElement('script');
    script.type = 'application/json';
    script.id = 'sf-answers';
    script.textContent = JSON.stringify(answers);
    document.body.append(script);
  }
}

describe('the initial data of a document', () => {
  it('[SS-01a] answers the first call to an address, and only that one', () => {
    arrive({ '/auth/session_active': { is_authenticated: false }, '/api/x?a=1': [1] });
    expect(takeInitialData('/api/x?a=1')).toEqual([1]);
    expect(takeInitialData('/api/x?a=1')).toBeUndefined();
    expect(takeInitialData('/api/x?a=2')).toBeUndefined();
    expect(takeInitialData('/auth/session_active')).toEqual({ is_authenticated: false });
  });

  it('is ignored in a document from the history: it is as old as the visit to it', () => {
    arrive({ '/auth/session_active': { is_authenticated: false } }, 'back_forward');
    expect(takeInitialData('/auth/session_active')).toBeUndefined();
  });

  it('may be missing', () => {
    arrive(undefined);
    expect(takeInitialData('/auth/session_active')).toBeUndefined();
  });
});
