// Written by `python3 tools/write_generated.py` from src/saltsea/server/tables/messages/from_client.py. Do not edit.

/** The kinds of request that mean one game, and are refused in another. */
export const GAME_REQUESTS = [
  'Swap',
  'Order',
  'Act',
  'Suggest',
  'Wait',
  'Pause',
  'GoOn',
  'Mate',
  'HandOver',
  'Resign',
  'Propose',
  'Answer',
] as const;
