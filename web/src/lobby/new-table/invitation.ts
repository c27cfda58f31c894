// The operator's invitation to a server that is closed to strangers, kept for the next table.
const KEPT_AS = 'saltsea.invitation';

export function keptInvitation(): string {
  try {
    return localStorage.getItem(KEPT_AS) ?? '';
  } catch {
    return '';
  }
}

export function keepInvitation(invitation: string): void {
  try {
    localStorage.setItem(KEPT_AS, invitation);
  } catch {
    // a private window asks again
  }
}
