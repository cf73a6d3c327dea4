import type { AskBackend } from './backends';
import { frameAncestors } from './frame-ancestors';

const answers = (status: number, body: object) =>
  jest.fn(async () => Response.json(body, { status })) as unknown as jest.MockedFunction<AskBackend>;

describe('[EM-03a] who may show the frame of a partner', () => {
  afterEach(() => jest.useRealTimers());

  it('is asked of the backend once in five seconds, so that a change counts soon', async () => {
    jest.useFakeTimers({ now: 0, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const send = answers(200, { origins: ['https://hosting.example', 'https://www.hosting.example'] });
    const listAncestors = frameAncestors(send);
    expect(await listAncestors('pk_hosting')).toEqual(['https://hosting.example', 'https://www.hosting.example']);
    await listAncestors('pk_hosting');
    expect(send).toHaveBeenCalledTimes(1);
    expect(send.mock.calls[0]?.[0]).toBe('/api/embed/1.0/pk_hosting/frame');
    // The page in the frame leaves spaces around a key out.
    expect(await listAncestors('\u00a0pk_hosting\n')).toEqual([
      'https://hosting.example',
      'https://www.hosting.example',
    ]);
    expect(send).toHaveBeenCalledTimes(1);
    jest.setSystemTime(5_001);
    await listAncestors('pk_hosting');
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('is nobody where no page is registered, and anybody where the page can only say that nobody has the key', async () => {
    expect(await frameAncestors(answers(200, { origins: [] }))('pk_preview')).toEqual(["'none'"]);
    expect(await frameAncestors(answers(400, { code: 'unknown_partner' }))('pk_nobody')).toEqual(['*']);
  });

  it('is what the backend last said while it is unavailable, and nobody before it has said anything', async () => {
    jest.useFakeTimers({ now: 0, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const send = answers(200, { origins: ['https://hosting.example'] });
    const listAncestors = frameAncestors(send);
    await listAncestors('pk_hosting');
    jest.setSystemTime(5_001);
    send.mockRejectedValue(new Error('connect ECONNREFUSED'));
    expect(await listAncestors('pk_hosting')).toEqual(['https://hosting.example']);
    expect(await listAncestors('pk_other')).toEqual(["'none'"]);
    send.mockResolvedValue(Response.json({}, { status: 503 }));
    expect(await listAncestors('pk_hosting')).toEqual(['https://hosting.example']);
  });
});
