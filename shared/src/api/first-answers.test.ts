import { forgetFirstAnswers, takeFirstAnswer } from './first-answers';

/** A document that carries these answers, reached in a certain way. */
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
  forgetFirstAnswers();
}

describe('answers that come with the document', () => {
  it('[SS-01a] answer the first call to their address, and only that one', () => {
    arrive({ '/auth/session_active': { is_authenticated: false }, '/api/x?a=1': [1] });
    expect(takeFirstAnswer('/api/x?a=1')).toEqual([1]);
    expect(takeFirstAnswer('/api/x?a=1')).toBeUndefined();
    expect(takeFirstAnswer('/api/x?a=2')).toBeUndefined();
    expect(takeFirstAnswer('/auth/session_active')).toEqual({ is_authenticated: false });
  });

  it('count for nothing in a document out of the history: it is as old as the visit to it', () => {
    arrive({ '/auth/session_active': { is_authenticated: false } }, 'back_forward');
    expect(takeFirstAnswer('/auth/session_active')).toBeUndefined();
  });

  it('may be missing altogether', () => {
    arrive(undefined);
    expect(takeFirstAnswer('/auth/session_active')).toBeUndefined();
  });
});
