// The links to single seats that a host has made in this browser, to be copied again as long as it is open.
const KEPT_AS = 'saltsea.invite.';

export function keepInvite(code: string, seat: number, key: string): void {
  try {
    sessionStorage.setItem(`${KEPT_AS}${code}.${seat}`, key);
  } catch {
    // without storage the link is shown once
  }
}

export function inviteKey(code: string, seat: number): string | null {
  try {
    return sessionStorage.getItem(`${KEPT_AS}${code}.${seat}`);
  } catch {
    return null;
  }
}
