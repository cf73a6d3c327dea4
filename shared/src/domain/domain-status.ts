/** What a domain's status is called on screen: `ok` is Active, anything else Expired (DM-02). */
export function domainStatusLabel(status: string): 'Active' | 'Expired' {
  return status === 'ok' ? 'Active' : 'Expired';
}
