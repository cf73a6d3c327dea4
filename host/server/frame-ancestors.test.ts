import type { AskBackend } from './backends';
import { frameAncestors } from './frame-ancestors';

const answers = (status: number, body: object) =>
  jest.fn(async () => Response.json(body, { status })) as unknown as jest.MockedFunction<AskBackend>;

describe('[EM-03a] the origins that may frame a partner’s search', () => {
  afterEach(() => jest.useRealTimers());

  it('are requested at most every five seconds', async () => {
    jest.useFakeTimers({ now: 0, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const send = answers(200, { origins: ['https://hosting.example', 'https://www.hosting.example'] });
    const listAncestors = frameAncestors(send);
    expect(await listAncestors('pk_hosting')).toEqual(['https://hosting.example', 'https://www.hosting.example']);
    await listAncestors('pk_hosting');
    expect(send).toHaveBeenCalledTimes(1);
    expect(send.mock.calls[0]?.[0]).toBe('/api/embed/1.0/pk_hosting/frame');
    // The page in the frame also trims the key.
    expect(await listAncestors('\u00a0pk_hosting\n')).toEqual([
      'https://hosting.example',
      'https://www.hosting.example',
    ]);
    expect(send).toHaveBeenCalledTimes(1);
    jest.setSystemTime(5_001);
    await listAncestors('pk_hosting');
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('are none when the partner has no page, and any when the frame can only report an unknown key', async () => {
    expect(await frameAncestors(answers(200, { origins: [] }))('pk_preview')).toEqual(["'none'"]);
    expect(await frameAncestors(answers(400, { code: 'unknown_partner' }))('pk_nobody')).toEqual(['*']);
  });

  it('stay the same while the backend is unavailable, and are none before its first response', async () => {
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
