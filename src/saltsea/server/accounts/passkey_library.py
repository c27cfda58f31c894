"""A wrapper of the passkey library: the only module that knows how devices sign."""

from collections.abc import Sequence
from typing import NamedTuple

from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import bytes_to_base64url, parse_authentication_credential_json
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from saltsea.server.accounts.same_origin import Site


class StoredPasskey(NamedTuple):
    """A passkey as it is kept."""

    id: str
    key: str
    signed: int
    """How often it has."""


class Library:
    """Nothing but functions: answers are the JSON that a browser makes of a credential."""

    @staticmethod
    def ask_new(site: Site, signed: bytes, account: str, name: str, known: Sequence[str]) -> bytes:
        """Options for a key that the device can find by itself, so that signing in needs no name."""
        options = generate_registration_options(
            rp_id=site.name,
            rp_name="Saltsea",
            user_id=account.encode(),
            user_name=name,
            challenge=signed,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(one)) for one in known],
        )
        return options_to_json(options).encode()

    @staticmethod
    def ask(site: Site, signed: bytes) -> bytes:
        return options_to_json(generate_authentication_options(rp_id=site.name, challenge=signed)).encode()

    @staticmethod
    def new(site: Site, signed: bytes, answer: bytes) -> StoredPasskey:
        found = verify_registration_response(
            credential=answer.decode(),
            expected_challenge=signed,
            expected_rp_id=site.name,
            expected_origin=site.origin,
        )
        id, key = bytes_to_base64url(found.credential_id), bytes_to_base64url(found.credential_public_key)
        return StoredPasskey(id, key, found.sign_count)

    @staticmethod
    def owner(answer: bytes) -> str:
        return (parse_authentication_credential_json(answer.decode()).response.user_handle or b"").decode()

    @staticmethod
    def id_of(answer: bytes) -> str:
        return bytes_to_base64url(parse_authentication_credential_json(answer.decode()).raw_id)

    @staticmethod
    def counted(site: Site, signed: bytes, answer: bytes, key: str, count: int) -> int:
        """How often it has signed by now; raises if this was not signed with the key, for us, and just now."""
        found = verify_authentication_response(
            credential=answer.decode(),
            expected_challenge=signed,
            expected_rp_id=site.name,
            expected_origin=site.origin,
            credential_public_key=base64url_to_bytes(key),
            credential_current_sign_count=count,
        )
        return found.new_sign_count
